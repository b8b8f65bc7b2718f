import { AST_NODE_TYPES, ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * A view calls the methods of a store and assigns to none of its fields. A store is a class whose constructor tells MobX what to
 * observe, and names only members that it has.
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

/** @param {TSESTree.PropertyName | TSESTree.PrivateIdentifier} key */
const nameOf = key => ('name' in key ? key.name : 'value' in key ? String(key.value) : '');

/**
 * The names of the members of a class.
 *
 * @param {TSESTree.ClassBody} body
 */
function membersOf({ body }) {
  return body.flatMap(member => {
    if (!('key' in member)) return [];
    const isMaker = member.type === AST_NODE_TYPES.MethodDefinition && member.kind === 'constructor';
    const parameters = isMaker ? member.value.params : [];
    const fields = parameters.flatMap(each =>
      each.type === AST_NODE_TYPES.TSParameterProperty ? [each.parameter] : [],
    );
    return [nameOf(member.key), ...fields.map(field => nameOf('left' in field ? field.left : field))];
  });
}

const observedMembersExist = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    docs: { description: 'What MobX shall observe, or not, is a member of the class.' },
    messages: { missing: "The class has no member '{{name}}', so this has no effect." },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    return {
      /** @param {TSESTree.CallExpression} node */
      'CallExpression[callee.name=/^make(Auto)?Observable$/]'(node) {
        const list = node.arguments[1];
        const body = context.sourceCode.getAncestors(node).findLast(({ type }) => type === AST_NODE_TYPES.ClassBody);
        if (list?.type !== AST_NODE_TYPES.ObjectExpression || body?.type !== AST_NODE_TYPES.ClassBody) return;
        const members = membersOf(body);
        for (const property of list.properties) {
          if (property.type !== AST_NODE_TYPES.Property) continue;
          const name = nameOf(property.key);
          if (!members.includes(name)) context.report({ node: property, messageId: 'missing', data: { name } });
        }
      },
    };
  },
});

/**
 * As a plugin. ESLint's types lack some members that typescript-eslint still declares for older versions.
 * @type {import('eslint').ESLint.Plugin}
 */
export const storeRules = {
  rules: {
    'stores-change-themselves': /** @type {any} */ (storesChangeThemselves),
    'observed-members-exist': /** @type {any} */ (observedMembersExist),
  },
};
