import { AST_NODE_TYPES, ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * A view calls the methods of a store and assigns to none of its fields. A store is a class whose constructor tells MobX what to
 * observe.
 *
 * @import { TSESTree } from '@typescript-eslint/utils'
 */

/**
 * Whether the class that declares a member is a store.
 *
 * @param {ts.Declaration} member
 */
function isOfStore({ parent }) {
  if (!ts.isClassLike(parent)) return false;
  const makers = parent.members.filter(ts.isConstructorDeclaration);
  return makers.some(maker => /\bmake(Auto)?Observable\b/.test(maker.getText()));
}

/** @param {TSESTree.MemberExpression} node */
function isAssigned(node) {
  const { parent } = node;
  if (parent.type === AST_NODE_TYPES.UpdateExpression) return true;
  if (parent.type === AST_NODE_TYPES.UnaryExpression) return parent.operator === 'delete';
  return parent.type === AST_NODE_TYPES.AssignmentExpression && parent.left === node;
}

const storesChangeThemselves = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    docs: { description: 'A view assigns to no field of a store.' },
    messages: { assigned: 'Call a method of the store, or keep it in the state of the view.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    return {
      /** @param {TSESTree.MemberExpression} node */
      MemberExpression(node) {
        if (node.object.type === AST_NODE_TYPES.ThisExpression || !isAssigned(node)) return;
        const [declaration] = services.getSymbolAtLocation(node.property)?.declarations ?? [];
        if (declaration && isOfStore(declaration)) context.report({ node, messageId: 'assigned' });
      },
    };
  },
});

/**
 * As a plugin. ESLint's types lack some members that typescript-eslint still declares for older versions.
 * @type {import('eslint').ESLint.Plugin}
 */
export const storeRules = {
  rules: { 'stores-change-themselves': /** @type {any} */ (storesChangeThemselves) },
};
