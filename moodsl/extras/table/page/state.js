// What this page knows of its table, and how it answers.

export const state = {
  welcome: null, // what does not change
  table: null, // the table as it is now
  lines: [], // of the log
  waiting: 0, // the stamp of the question that an answer is on its way for
  opened: new Set(), // what somebody has unfolded
  send: () => false,
};

/** Take in a message with the table; its lines follow those that are known. */
export function takeIn(table) {
  state.lines = state.lines.filter((line) => line.number < (table.log_from ?? 0)).concat(table.log).slice(-400);
  state.table = table;
  if (state.waiting !== table.stamp) state.waiting = 0;
}

/** Answer the question with an option. */
export function answer(option) {
  const { table } = state;
  if (!table?.question || state.waiting === table.stamp) return;
  if (state.send({ type: "choose", stamp: table.stamp, option })) state.waiting = table.stamp;
}

export const offer = (option) => state.table.question?.options[option];
export const player = (seat) => state.table.players[seat];
export const nameOf = (seat) => player(seat)?.name ?? "";
export const isAsked = () => Boolean(state.table?.question);
