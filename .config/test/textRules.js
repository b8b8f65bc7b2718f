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
 * What React makes of an expression: texts, lists of texts, and nodes of another component, for which that component is
 * responsible.
 *
 * @typedef {{ readonly hasText: boolean, readonly hasList: boolean, readonly hasNode: boolean }} Rendered
 */

/** @type {Rendered} */
const nothing = { hasText: false, hasList: false, hasNode: false };
/** @type {Rendered} */
const text = { ...nothing, hasText: true };

/**
 * @param {readonly Rendered[]} parts
 * @returns {Rendered}
 */
const allOf = parts => ({
  hasText: parts.some(({ hasText }) => hasText),
  hasList: parts.some(({ hasList }) => hasList),
  hasNode: parts.some(({ hasNode }) => hasNode),
});

/**
 * React renders nothing for an empty string. The items of a list in a list are not looked at, because a type may contain
 * itself.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @param {boolean} isItem
 * @returns {Rendered}
 */
function renderedType(type, checker, isItem = false) {
  const known = checker.getBaseConstraintOfType(type) ?? type;
  if (checker.isArrayType(known) || checker.isTupleType(known)) {
    const item = isItem ? undefined : known.getNumberIndexType();
    return { ...nothing, hasList: item !== undefined && isText(renderedType(item, checker, true)) };
  }
  // An intersection is a text with a brand, such as `HashId` or `Money`.
  if (known.isUnionOrIntersection()) return allOf(known.types.map(part => renderedType(part, checker, isItem)));
  if (known.isStringLiteral() && known.value.trim() === '') return nothing;
  // Of the types in use, only `ReactNode` includes `bigint`.
  return {
    ...nothing,
    hasText: (known.flags & textFlags) !== 0,
    hasNode: (known.flags & ts.TypeFlags.BigIntLike) !== 0,
  };
}

/** @param {Rendered} rendered */
const isText = ({ hasText, hasNode }) => hasText && !hasNode;

/** @param {ts.Type} type @returns {boolean} */
const canBeNumber = type =>
  type.isUnion()
    ? type.types.some(canBeNumber)
    : (type.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;

/** @param {TSESTree.Node} node */
const isElement = node => node.type === AST_NODE_TYPES.JSXElement || node.type === AST_NODE_TYPES.JSXFragment;

/** @param {TSESTree.CallExpression} node */
const mapsToElements = ({ callee, arguments: [to] }) =>
  callee.type === AST_NODE_TYPES.MemberExpression &&
  callee.property.type === AST_NODE_TYPES.Identifier &&
  callee.property.name === 'map' &&
  to?.type === AST_NODE_TYPES.ArrowFunctionExpression &&
  isElement(to.body);

/**
 * Most expressions say by their syntax what they render. Types are asked for only where it does not, because the types of
 * elements and of `t` take most of the time of this rule.
 *
 * @param {TSESTree.Node} node
 * @param {(node: TSESTree.Node) => ts.Type} typeOf
 * @param {ts.TypeChecker} checker
 * @returns {Rendered}
 */
function renderedBy(node, typeOf, checker) {
  /** @param {TSESTree.Node} part */
  const rendered = part => renderedBy(part, typeOf, checker);
  if (isElement(node)) return nothing;
  if (node.type === AST_NODE_TYPES.TemplateLiteral) return text;
  if (node.type === AST_NODE_TYPES.ConditionalExpression)
    return allOf([rendered(node.consequent), rendered(node.alternate)]);
  if (node.type === AST_NODE_TYPES.LogicalExpression && node.operator === '&&')
    // React renders the number 0 of a condition, and nothing for its empty text.
    return canBeNumber(typeOf(node.left)) ? allOf([text, rendered(node.right)]) : rendered(node.right);
  if (node.type === AST_NODE_TYPES.CallExpression) {
    if (node.callee.type === AST_NODE_TYPES.Identifier && node.callee.name === 't') return text;
    if (mapsToElements(node)) return nothing;
  }
  return renderedType(typeOf(node), checker);
}

/**
 * What a function returns, without the functions in it.
 *
 * @param {TSESTree.Node} node
 * @returns {TSESTree.Node[]}
 */
function returnedBy(node) {
  if (node.type === AST_NODE_TYPES.ReturnStatement) return node.argument ? [node.argument] : [];
  if (node.type === AST_NODE_TYPES.BlockStatement) return node.body.flatMap(returnedBy);
  if (node.type === AST_NODE_TYPES.IfStatement)
    return [node.consequent, ...(node.alternate ? [node.alternate] : [])].flatMap(returnedBy);
  if (node.type === AST_NODE_TYPES.SwitchStatement)
    return node.cases.flatMap(({ consequent }) => consequent.flatMap(returnedBy));
  return [];
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

    /** @param {TSESTree.Node} node */
    const rendered = node => renderedBy(node, part => services.getTypeAtLocation(part), checker);

    /** @param {Markup} node */
    function checkChildren(node) {
      const children = node.children.filter(isRendered);
      const isAlone = children.length === 1;
      for (const child of children) {
        if (child.type === AST_NODE_TYPES.JSXText) {
          const isBlank = child.value.trim() === '';
          if (!isBlank && (!isAlone || node.type === AST_NODE_TYPES.JSXFragment))
            context.report({ node: child, messageId: 'beside' });
        } else if (child.type === AST_NODE_TYPES.JSXExpressionContainer) {
          const parts = rendered(child.expression);
          const isWrong = isAlone ? node.type === AST_NODE_TYPES.JSXFragment && isText(parts) : parts.hasText;
          if (isWrong || parts.hasList) context.report({ node: child, messageId: 'beside' });
        }
      }
    }

    /**
     * @param {TSESTree.ArrowFunctionExpression | TSESTree.FunctionDeclaration | TSESTree.FunctionExpression} node
     */
    function checkComponent(node) {
      if (!isComponentName(componentName(node))) return;
      const returned = node.body.type === AST_NODE_TYPES.BlockStatement ? returnedBy(node.body) : [node.body];
      if (isText(allOf(returned.map(rendered)))) context.report({ node, messageId: 'bare' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ArrowFunctionExpression: checkComponent,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      /** @param {TSESTree.CallExpression} node */
      'CallExpression[callee.name="createPortal"]'({ arguments: [child] }) {
        if (child && isText(rendered(child))) context.report({ node: child, messageId: 'bare' });
      },
    };
  },
});

/**
 * As a plugin. ESLint's types lack some members that typescript-eslint still declares for older versions.
 * @type {import('eslint').ESLint.Plugin}
 */
export const textRules = { rules: { 'text-alone': /** @type {any} */ (textAlone) } };
