/** CSS modules under jest: a class is called what its key is called. */
export default new Proxy({}, { get: (_, key) => String(key) });
