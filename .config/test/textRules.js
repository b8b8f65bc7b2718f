import { AST_NODE_TYPES, ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * The translation of a browser replaces a text node by elements. React keeps the removed node: it writes to it without
 * effect, and fails when it moves or removes it. It holds no text node if a text is the only child of an element, and
 * sets the text of that element instead.
 *
 * @import { TSESTree } from '@typescript-eslint/utils'
 * @typedef {TSESTree.JSXElement | TSESTree.JSXFragment} Markup
 */

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/**
 * The parts of a type that React renders as a text. It renders nothing for an empty string.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {ts.Type[]}
 */
function textsIn(type, checker) {
  const known = checker.getBaseConstraintOfType(type) ?? type;
  if (known.isUnion()) return known.types.flatMap(part => textsIn(part, checker));
  // A text with a brand, such as `HashId` or `Money`.
  if (known.isIntersection()) return known.types.flatMap(part => textsIn(part, checker));
  if (known.isStringLiteral() && known.value.trim() === '') return [];
  return known.flags & textFlags ? [known] : [];
}

/**
 * Whether the type is a text as such, and not `ReactNode`: for that, the component that creates the node is
 * responsible. Of the types in use, only `ReactNode` includes `bigint`.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
function isText(type, checker) {
  const texts = textsIn(type, checker);
  return texts.length > 0 && !texts.some(({ flags }) => flags & ts.TypeFlags.BigIntLike);
}

/**
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
function isListOfTexts(type, checker) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(part => {
    const item = checker.isArrayType(part) || checker.isTupleType(part) ? part.getNumberIndexType() : undefined;
    return item !== undefined && isText(item, checker);
  });
}

/** @param {TSESTree.JSXChild} child */
function isRendered(child) {
  if (child.type === AST_NODE_TYPES.JSXText) return child.value.trim() !== '' || !child.value.includes('\n');
  return (
    child.type !== AST_NODE_TYPES.JSXExpressionContainer || child.expression.type !== AST_NODE_TYPES.JSXEmptyExpression
  );
}

/** @param {string | undefined} name */
const isComponentName = name => /^[A-Z]/.test(name ?? '');

/**
 * The name of the component that a function is, also if the function is the argument of `observer` or `memo`.
 *
 * @param {TSESTree.Node} node
 * @returns {string | undefined}
 */
function componentName(node) {
  if (node.type === AST_NODE_TYPES.FunctionDeclaration || node.type === AST_NODE_TYPES.FunctionExpression) {
    if (node.id) return node.id.name;
  }
  const { parent } = node;
  if (parent?.type === AST_NODE_TYPES.VariableDeclarator && parent.id.type === AST_NODE_TYPES.Identifier)
    return parent.id.name;
  return parent?.type === AST_NODE_TYPES.CallExpression ? componentName(parent) : undefined;
}

const textAlone = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    docs: { description: 'A text is the only child of an element.' },
    messages: {
      beside: 'Put this text into an element of its own: the translation of a browser replaces text nodes.',
      bare: 'Return an element with this text in it: the translation of a browser replaces text nodes.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    /** @param {Markup} node */
    function checkChildren(node) {
      const children = node.children.filter(isRendered);
      for (const child of children) {
        if (child.type === AST_NODE_TYPES.JSXText) {
          const isBlank = child.value.trim() === '';
          if (!isBlank && (children.length > 1 || node.type === AST_NODE_TYPES.JSXFragment))
            context.report({ node: child, messageId: 'beside' });
        } else if (child.type === AST_NODE_TYPES.JSXExpressionContainer) {
          const type = services.getTypeAtLocation(child.expression);
          const isWrong =
            isListOfTexts(type, checker) ||
            (children.length > 1
              ? textsIn(type, checker).length > 0
              : node.type === AST_NODE_TYPES.JSXFragment && isText(type, checker));
          if (isWrong) context.report({ node: child, messageId: 'beside' });
        }
      }
    }

    /**
     * @param {TSESTree.ArrowFunctionExpression | TSESTree.FunctionDeclaration | TSESTree.FunctionExpression} node
     */
    function checkComponent(node) {
      if (!isComponentName(componentName(node))) return;
      const [signature] = services.getTypeAtLocation(node).getCallSignatures();
      if (signature && isText(signature.getReturnType(), checker)) context.report({ node, messageId: 'bare' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ArrowFunctionExpression: checkComponent,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      /** @param {TSESTree.CallExpression} node */
      'CallExpression[callee.name="createPortal"]'({ arguments: [child] }) {
        if (child && isText(services.getTypeAtLocation(child), checker))
          context.report({ node: child, messageId: 'bare' });
      },
    };
  },
});

/**
 * As a plugin. ESLint's types lack some members that typescript-eslint still declares for older versions.
 * @type {import('eslint').ESLint.Plugin}
 */
export const textRules = { rules: { 'text-alone': /** @type {any} */ (textAlone) } };
