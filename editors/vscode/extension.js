// Starts `moo lsp` and lets the editor ask it. Everything that is known of cards is known there.

"use strict";

const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

/** The program to start, as the settings say. */
function program() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? "";
  return vscode.workspace.getConfiguration("moo").get("path", "moo").replaceAll("${workspaceFolder}", folder);
}

/** Start the server; say what to do if it is not there. */
async function start() {
  const command = program();
  const language = vscode.workspace.getConfiguration("moo").get("language") || vscode.env.language;
  client = new LanguageClient(
    "moo",
    "moodsl",
    { command, args: ["lsp"], transport: TransportKind.stdio },
    {
      documentSelector: [{ language: "moo" }],
      initializationOptions: { language },
      synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{moo,ftl}") },
    },
  );
  try {
    await client.start();
  } catch (error) {
    const settings = "Open the settings";
    const said = `\`${command} lsp\` cannot be started (${error.message}). ` +
      "Install it with pip install 'moodsl[lsp]', or say where it lies.";
    if ((await vscode.window.showErrorMessage(said, settings)) === settings) {
      await vscode.commands.executeCommand("workbench.action.openSettings", "moo.path");
    }
  }
}

/** Stop the server, if it runs. */
async function stop() {
  const old = client;
  client = undefined;
  if (old?.isRunning()) await old.stop();
}

exports.activate = async (context) => {
  const again = async () => {
    await stop();
    await start();
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("moo.restart", again),
    vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration("moo") && again()),
  );
  await start();
};

exports.deactivate = stop;
