/** Replaces CSS modules under jest: the name of each class is its key. */
module.exports = new Proxy({}, { get: (_, key) => key === '__esModule' || String(key) });
