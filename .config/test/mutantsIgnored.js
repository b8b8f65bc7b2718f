/**
 * The part of Babel's types that this file reads.
 * @typedef {{ type: string, name?: string, object?: Node, callee?: Node, arguments?: readonly Node[] }} Node
 * @typedef {{ node: Node, parent?: Node, listKey?: string, key?: string | number }} NodePath
 */

const MOBX_CALLS = new Set(['makeAutoObservable', 'observable']);

/**
 * The options of MobX's `observable.map` and of `makeAutoObservable` decide how much of a store is observed. Most changes
 * only cost time, such as `deep: false` to `deep: true`, and tests of the state of a store cannot notice them.
 *
 * @param {NodePath} path
 */
function isMobxOption({ node, parent, listKey, key }) {
  if (node.type !== 'ObjectExpression' || parent?.type !== 'CallExpression' || listKey !== 'arguments' || key === 0)
    return false;
  const { callee } = parent;
  return MOBX_CALLS.has((callee?.type === 'MemberExpression' ? callee.object : callee)?.name ?? '');
}

/** Stryker's plugin that leaves out changes which no test can notice. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'mobx',
    value: {
      /** @param {NodePath} path */
      shouldIgnore: path => (isMobxOption(path) ? 'An option of MobX, which only decides what is observed' : undefined),
    },
  },
];
