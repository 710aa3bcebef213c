/**
 * Source of a pytest plugin that leaves tests out by their whole names. pytest's own option takes prefixes, so it would
 * leave out other tests, too. The names are in a file beside it.
 */
export const PYTEST_LEAVE_OUT = String.raw`"""Leave out the tests that left_out.json names."""
import json, os

def pytest_collection_modifyitems(config, items):
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "left_out.json"), encoding="utf-8") as file:
        names = tuple(json.load(file))
    def is_left_out(item):
        name = config.cwd_relative_nodeid(item.nodeid)
        return name in names or item.nodeid in names
    left_out = [item for item in items if is_left_out(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_left_out(item)]
`
