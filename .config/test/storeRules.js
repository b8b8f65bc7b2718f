import { AST_NODE_TYPES, ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * A view reads stores and changes none: a method of a use-case does that. A store is a class whose constructor tells MobX
 * what to observe. A class with a decorator is a use-case, also if it is observed. A method of a store that returns
 * nothing changes it. What is declared beside the forms is no store: a view fills in a form.
 *
 * @import { TSESTree } from '@typescript-eslint/utils'
 */

/**
 * The class that declares a member, if it is a store.
 *
 * @param {ts.Declaration} member
 */
function isOfStore({ parent }) {
  if (!ts.isClassLike(parent) || ts.getDecorators(parent)?.length) return false;
  if (parent.getSourceFile().fileName.includes('/application/forms/')) return false;
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

/** Values of which a method that changes a store is none. */
const readBy = new Set([
  AST_NODE_TYPES.BinaryExpression,
  AST_NODE_TYPES.MemberExpression,
  AST_NODE_TYPES.SpreadElement,
  AST_NODE_TYPES.TemplateLiteral,
]);

/**
 * Whether the place of an expression shows that it reads a value. Asking for its type takes long.
 *
 * @param {TSESTree.MemberExpression} node
 */
function isOnlyRead(node) {
  const { object, parent } = node;
  // The classes of a style sheet.
  if (object.type === AST_NODE_TYPES.Identifier && object.name === 'styles') return true;
  if (parent.type === AST_NODE_TYPES.JSXExpressionContainer) return parent.parent.type !== AST_NODE_TYPES.JSXAttribute;
  if (parent.type === AST_NODE_TYPES.ConditionalExpression) return parent.test === node;
  if (parent.type === AST_NODE_TYPES.UnaryExpression) return parent.operator !== 'delete';
  return readBy.has(parent.type);
}

const viewsRead = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    docs: { description: 'A view changes no store.' },
    messages: {
      changed: 'A view only reads a store. Call a method of a use-case, or keep it in the state of the view.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    /** @param {ts.Declaration} declaration */
    function returnsNothing(declaration) {
      if (!ts.isMethodDeclaration(declaration)) return false;
      const signature = checker.getSignatureFromDeclaration(declaration);
      return signature !== undefined && (signature.getReturnType().flags & ts.TypeFlags.Void) !== 0;
    }

    return {
      /** @param {TSESTree.MemberExpression} node */
      MemberExpression(node) {
        if (node.object.type === AST_NODE_TYPES.ThisExpression || isOnlyRead(node)) return;
        const [declaration] = services.getSymbolAtLocation(node.property)?.declarations ?? [];
        if (!declaration || !isOfStore(declaration)) return;
        if (returnsNothing(declaration) || isAssigned(node)) context.report({ node, messageId: 'changed' });
      },
    };
  },
});

/**
 * As a plugin. ESLint's types lack some members that typescript-eslint still declares for older versions.
 * @type {import('eslint').ESLint.Plugin}
 */
export const storeRules = { rules: { 'views-read': /** @type {any} */ (viewsRead) } };
