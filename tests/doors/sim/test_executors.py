"""Simulations over executors: the same table whoever plays; lost workers, other versions, and workers that are gone."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import zlib
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from at_table import FLOTILLA

from interpreter.report.message import NOTHING, msg
from moodsl import load
from moodsl.extras.agents import worth_files
from moodsl.extras.sim import cluster, compare, parcel, simulate, spread
from moodsl.extras.sim.cluster import NoCluster, cluster_at
from moodsl.extras.sim.parcel import Parcel, Unfit, play_sent, ready
from moodsl.extras.sim.spread import LOSSES, Lost, Workers, played
from moodsl.extras.sim.versions import versions_of

DOCS = Path(__file__).parents[3] / "docs"
MODULE = sys.modules["moodsl.extras.sim.simulate"]
ASKED = {"places": [FLOTILLA], "games": 40, "players": 2, "bots": ["random"], "seed": 5}


@pytest.fixture(scope="module")
def table():
    """What one process comes to."""
    return simulate(**ASKED, workers=1)


# ---- the same table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 7, 500])
def test_the_table_is_the_same_whatever_the_batches(monkeypatch, table, size):
    monkeypatch.setattr(MODULE, "BATCH", size)
    monkeypatch.setattr(MODULE, "MANY", size)
    with ThreadPoolExecutor(2) as executor:
        assert simulate(**ASKED, executor=executor) == table


def test_what_is_no_executor_is_told():
    with pytest.raises(ValueError, match=r"`executor` is an executor of `concurrent.futures`, not 3"):
        simulate(**ASKED, executor=3)


def test_an_executor_of_processes_plays(table):
    told = []
    with ProcessPoolExecutor(2) as executor:
        assert simulate(**ASKED, executor=executor, progress=told.append) == table
        assert executor.submit(int, "1").result() == 1, "it stays open"
    assert sum(told) == ASKED["games"]


def test_two_versions_are_compared_by_an_executor():
    asked = {"games": 10, "players": 2, "bots": ["random"], "seed": 5}
    with ThreadPoolExecutor(2) as executor:
        apart = compare([FLOTILLA], [FLOTILLA], **asked, executor=executor)
    assert apart == compare([FLOTILLA], [FLOTILLA], **asked, workers=1)


def kill_one_process():
    """Kill a process of the pool, as a machine without memory does."""
    import multiprocessing

    os.kill(multiprocessing.active_children()[0].pid, signal.SIGKILL)


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_games_of_a_process_that_was_killed_are_played_again(table):
    told = []

    def progress(count):
        told.append(count)
        if len(told) == 3:
            kill_one_process()

    assert simulate(**ASKED, workers=2, progress=progress) == table
    assert sum(told) == ASKED["games"]


# ---- what is sent ----------------------------------------------------------------------------------------------------


def test_processes_end_with_the_one_that_was_killed():
    script = (
        "import os, time; from moodsl.extras.sim.spread import Processes; processes = Processes(1);"
        "print(processes.submit(os.getpid).result(), flush=True); processes.submit(time.sleep, 600).result()"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as simulation:
        assert int(simulation.stdout.readline())
        simulation.kill()
        simulation.communicate(timeout=60)  # to the end of what they print, which the processes hold open


def test_a_second_ctrl_c_leaves_no_process_that_waits_for_ever():
    """And what is being played is not waited for."""
    script = (
        "import os, signal, time; from moodsl.extras.sim.spread import Processes; processes = Processes(2);"
        "processes.submit(os.getpid).result(); processes.submit(time.sleep, 600); end = processes._pool.shutdown;"
        "again = lambda *asked, **named: (os.kill(os.getpid(), signal.SIGINT), end(*asked, **named));"
        "processes._pool.shutdown = again; processes.shutdown(cancel_futures=True); print('ended')"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "ended\n"), done.stderr


def sent(places, bots=("random",)):
    """What a worker is sent for two games."""
    setting = ((), list(bots), "python", 2)
    packs = MODULE.texts_of([places])
    return Parcel.of(packs, versions_of(packs, *setting), setting)


def test_no_path_of_this_machine_is_sent(tmp_path, monkeypatch):
    home = tmp_path / "fair"
    home.mkdir()
    for file in FLOTILLA.rglob("*.moo"):
        if "scenarios" not in file.parts:
            (home / file.name).write_text(file.read_text("utf-8"), "utf-8")
    monkeypatch.chdir(tmp_path)
    own = sent([home])
    assert str(tmp_path) not in zlib.decompress(own.content).decode()
    for file in home.iterdir():
        file.unlink()
    assert play_sent(own.made, own.content, (2, ("random",), 5), 0, 2).rows


def test_what_was_learned_is_sent_along(tmp_path, monkeypatch):
    told = json.loads(zlib.decompress(sent(["orion"]).content))
    program = load("orion").program
    assert told[1] == [worth_files.texts_of(program)] and "orion" in told[1][0]
    worth_files.take(program, {"orion": '{"base": {"coin": 2.0}, "slope": {}, "levels": {"easy": "random"}}'})
    assert [worth.levels for worth in worth_files.worths_of(program)] == [{"easy": "random"}]
    assert [worth.levels for worth in worth_files.worths_of(load("orion").program)] != [{"easy": "random"}]


def test_a_worker_makes_a_game_ready_once_for_each_content(monkeypatch):
    calls = []
    monkeypatch.setattr(parcel, "_ready", {})
    monkeypatch.setattr(parcel, "versions_of", lambda *asked: calls.append(asked) or versions_of(*asked))
    one, other = sent([FLOTILLA]), sent([FLOTILLA], ["greedy"])
    for part in (one, other, one, one):
        ready(part.content)
    assert len(calls) == 2
    monkeypatch.setattr(parcel, "KEPT", 1)
    for part in (other, one):
        ready(part.content)
    assert len(calls) == 2 and len(parcel._ready) == 2
    ready(sent([FLOTILLA], ["greedy", "random"]).content)
    assert len(parcel._ready) == 1, "no more are kept than that"


@pytest.mark.parametrize(
    "made, told",
    [
        (("0.0.9 (12345678)", "3.11"), "runs moodsl {}, not 0.0.9 (12345678)"),
        ((None, "2.7"), "runs Python {}, not 2.7"),
    ],
)
def test_a_worker_of_another_version_says_so(made, told):
    own = sent([FLOTILLA])
    here = parcel.made_by()
    made = (made[0] or here[0], made[1])
    with pytest.raises(Unfit, match=r"the worker at .*") as caught:
        play_sent(made, own.content, (2, ("random",), 5), 0, 2)
    assert str(caught.value).endswith(told.format(here[0 if "moodsl" in told else 1]))


def test_the_table_tells_that_workers_were_unfit(monkeypatch, moo):
    monkeypatch.setattr(MODULE, "play_sent", lambda made, *rest: play_sent(("0.0.9", made[1]), *rest))
    with ThreadPoolExecutor(1) as executor:
        found = simulate(**ASKED, executor=executor)
    assert found.games == 0 and "runs moodsl" in found.stopped and "not 0.0.9" in found.stopped


def test_a_worker_that_cannot_play_natively_ends_what_has_to_be_native(monkeypatch):
    asked = json.loads(zlib.decompress(sent([FLOTILLA]).content))
    asked[2][1:3] = ["tree:20ms"], "native"
    with pytest.raises(Unfit, match="this is not played natively: "):
        ready(zlib.compress(json.dumps(asked).encode()))


# ---- workers that are lost -------------------------------------------------------------------------------------------


class Losing(Workers):
    """Plays a batch in this thread, or loses its worker, as it is told."""

    workers = 2

    def __init__(self, losses, gone=False):
        self.losses, self.gone, self.asked = dict(losses), gone, []

    def submit(self, call, /, *args):
        self.asked.append(args)
        found = Future()
        if self.losses.get(args, 0):
            self.losses[args] -= 1
            found.set_exception(BrokenExecutor()) if len(self.asked) % 2 else found.cancel()
        else:
            found.set_result(call(*args))
        return found

    def trouble(self):
        return msg("the workers are gone") if self.gone else NOTHING


BATCHES = [(number,) for number in range(20)]


def test_batches_come_in_their_order_and_lost_ones_again():
    executor = Losing({(3,): 2, (4,): LOSSES, (19,): 1})
    assert list(played(executor, lambda number: 10 * number, BATCHES)) == [10 * number for number in range(20)]
    assert len(executor.asked) == len(BATCHES) + 3 + LOSSES


def test_a_batch_that_always_loses_its_worker_is_given_up():
    executor, found = Losing({(5,): LOSSES + 1}), []
    with pytest.raises(Lost, match="workers were lost again and again while they played the same games"):
        for one in played(executor, int, BATCHES):
            found.append(one)
    assert found == [0, 1, 2, 3, 4]


def test_workers_that_are_gone_end_it():
    executor = Losing({(5,): 1}, gone=True)
    with pytest.raises(Lost, match="the workers are gone"):
        list(played(executor, int, BATCHES))


def test_workers_that_fall_silent_are_asked_after(monkeypatch):
    monkeypatch.setattr(spread, "PATIENCE", 0.01)
    executor = Losing({}, gone=True)
    executor.submit = lambda call, *args: Future()
    with pytest.raises(Lost, match="the workers are gone"):
        list(played(executor, int, BATCHES))


def test_an_executor_that_is_broken_is_told():
    executor = Losing({})
    executor.submit = lambda *args: (_ for _ in ()).throw(BrokenExecutor())
    with pytest.raises(Lost, match="the executor has lost its processes"):
        list(played(executor, int, BATCHES))


def test_an_executor_that_is_closed_under_way_ends_it():
    told = []

    with ThreadPoolExecutor(2) as executor:

        def progress(count):
            told.append(count)
            if len(told) == 3:
                executor.shutdown(wait=False, cancel_futures=True)

        found = simulate(**ASKED | {"games": 400}, executor=executor, progress=progress)
    assert sum(told) == found.games and 0 < found.games < 400
    assert found.stopped == "the executor takes no more games: cannot schedule new futures after shutdown"


def test_no_more_batches_wait_than_workers_need():
    executor = Losing({})
    next(played(executor, int, BATCHES))
    assert len(executor.asked) == spread.AHEAD * executor.workers


# ---- a cluster -------------------------------------------------------------------------------------------------------


def test_without_dask_it_is_told(moo, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = moo("sim", FLOTILLA, "--cluster", "tcp://127.0.0.1:1")
    assert (done.exit_code, done.output) == (2, "moo: dask is missing: `pip install 'moodsl[cluster]'`\n")


def test_processes_and_a_cluster_are_not_asked_for_together(moo):
    done = moo("sim", FLOTILLA, "--cluster", "tcp://127.0.0.1:1", "--workers", 2)
    assert done.exit_code == 2
    assert done.output == "moo: `--workers` counts processes of this machine, and a cluster has its own\n"


def test_what_was_played_before_the_cluster_went_is_shown(moo, monkeypatch):
    from contextlib import contextmanager

    class Going(Losing):
        def submit(self, call, /, *args):
            self.gone = len(self.asked) >= 8
            found = super().submit(call, *args)
            return Future() if self.gone else found

    @contextmanager
    def there(address):
        yield Going({})

    monkeypatch.setattr(spread, "PATIENCE", 0.01)
    monkeypatch.setattr(cluster, "cluster_at", there)
    plays = ("sim", FLOTILLA, "-n", 40, "--players", 2, "--bots", "random", "--cluster", "tcp://x")
    done = moo(*plays)
    assert done.exit_code == 1 and "2 players, 8 games" in done.stdout
    assert done.stderr == "stopped after 8 of 40 games\nmoo: the workers are gone\n"
    table = json.loads(moo(*plays, "--json").stdout)["tables"][0]
    assert (table["games"], table["stopped"]) == (8, "the workers are gone")


@pytest.fixture(scope="module")
def two_workers():
    """A cluster of two processes on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as there:
        yield there


def test_a_cluster_that_loses_a_worker_gives_the_same_table(two_workers, table):
    told = []
    with cluster_at(two_workers.scheduler_address) as executor:
        assert executor.workers == 2
        pids = list(executor._client.run(os.getpid).values())

        def progress(count):
            told.append(count)
            if len(told) == 3:
                os.kill(pids[0], signal.SIGKILL)

        assert simulate(**ASKED, executor=executor, progress=progress) == table
    assert sum(told) == ASKED["games"]


def test_a_client_that_is_closed_under_way_ends_it(two_workers):
    from distributed import Client

    told, client = [], Client(two_workers.scheduler_address, set_as_default=False)

    def progress(count):
        told.append(count)
        if len(told) == 3:
            client.close()

    found = simulate(**ASKED | {"games": 400}, executor=client.get_executor(), progress=progress)
    assert sum(told) == found.games and 0 < found.games < 400
    assert found.stopped.startswith("the executor takes no more games: ")


def test_the_command_plays_on_a_cluster(two_workers, moo):
    plays = ("sim", FLOTILLA, "-n", 10, "--players", 2, "--bots", "random", "--json")
    done = moo(*plays, "--cluster", two_workers.scheduler_address)
    assert done.exit_code == 0, done.output
    assert done.stdout == moo(*plays, "--workers", 1).stdout


@pytest.mark.parametrize("address, why", [("tcp://127.0.0.1:1", "nobody answered within 0.5 seconds"), ("x://y", "")])
def test_a_cluster_that_is_not_there_is_told(address, why):
    pytest.importorskip("distributed")
    with pytest.raises(NoCluster, match=f"there is no cluster at `{address}`: {why}"), cluster_at(address, 0.5):
        pass


def test_a_cluster_without_workers_is_told():
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=":0") as there,
        pytest.raises(NoCluster, match=r"the cluster at .* has no workers"),
        cluster_at(there.scheduler_address, 0.5),
    ):
        pass


def test_the_pods_of_the_page_are_a_cluster(table, tmp_path):
    """The commands that the page gives them, with what the operator tells a worker, on this machine."""
    yaml, waited = pytest.importorskip("yaml"), tmp_path / "scheduler.json"
    manifest = (DOCS / "cluster.md").read_text("utf-8").partition("```yaml\n")[2].partition("```")[0]
    sorts = yaml.safe_load(manifest)["spec"]
    scheduler, worker = (sorts[sort]["spec"]["containers"][0]["args"] for sort in ("scheduler", "worker"))
    free = ["--host", "127.0.0.1", "--port", "0", "--dashboard-address", "127.0.0.1:0", "--scheduler-file", waited]
    with started(*scheduler, *free):
        while not waited.exists():
            time.sleep(0.05)
        address = json.loads(waited.read_text("utf-8"))["address"]
        named = [arg.replace("$(DASK_WORKER_NAME)", "worker-1") for arg in worker]
        with started(*named, DASK_SCHEDULER_ADDRESS=address), cluster_at(address) as executor:
            assert simulate(**ASKED, executor=executor) == table


@contextmanager
def started(*args, **environment):
    """A command of Python that runs meanwhile."""
    begun = subprocess.Popen([sys.executable, "-m", *args], env=os.environ | environment, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        begun.terminate()
        begun.wait()
