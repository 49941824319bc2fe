/**
 * An oxlint plugin for the text fields of the web app. The rule `input-method/text-field`: People write Chinese with input methods, which compose
 * characters from letters: a text field may report its text only when the composition ends, and the keys of a composition may do nothing else
 * on the page. `Input`, `UnstyledInput` and `RuledTextarea` (components/ui/input.tsx) and `ignoreInputMethodKeys` see to both. So there are no
 * other text fields, and nothing listens to what these two do not cover: `keyup` and `keypress`, which do not say whether they belong to an input
 * method, and the `input` event, which is sent for each letter of a composition.
 *
 * The rule `input-method/length`: browsers silently cut text that is pasted into a field with `maxLength`, and count UTF-16 units. The property
 * `limit` of the fields says in words that a text is too long, and counts as the server does.
 */
interface Attribute {
  readonly type: string;
  readonly name?: { readonly name?: unknown };
  readonly value?: { readonly value?: unknown } | null;
}
interface Element {
  readonly name: { readonly type: string; readonly name?: unknown };
  readonly attributes: readonly Attribute[];
}
interface Property {
  readonly key?: { readonly name?: unknown };
}
interface Call {
  readonly callee: { readonly name?: unknown; readonly property?: { readonly name?: unknown } };
  readonly arguments: readonly { readonly value?: unknown; readonly properties?: readonly Property[] }[];
}
interface Context {
  report(finding: { node: unknown; message: string }): void;
}

const TYPES_WITHOUT_TEXT = new Set<unknown>(['checkbox', 'color', 'date', 'file', 'hidden', 'month', 'radio', 'range']);
const FORBIDDEN_HANDLERS = /^on(?:KeyUp|KeyPress|Input|BeforeInput)(?:Capture)?$/;
const FORBIDDEN_EVENTS = new Set<unknown>(['keyup', 'keypress', 'input', 'beforeinput']);

const textField = {
  create(context: Context) {
    return {
      JSXOpeningElement(node: Element): void {
        const attributes = new Map(node.attributes.map(({ name, value }) => [String(name?.name), value?.value]));
        const isTextField =
          node.name.name === 'textarea' ||
          attributes.has('contentEditable') ||
          // Fields in which nobody writes, such as the username for a password manager, need no input method.
          (node.name.name === 'input' &&
            !TYPES_WITHOUT_TEXT.has(attributes.get('type')) &&
            !attributes.has('readOnly'));
        if (isTextField)
          context.report({
            node,
            message: 'text fields are `Input`, `UnstyledInput` or `RuledTextarea`, for input methods',
          });
        for (const attribute of node.attributes)
          if (FORBIDDEN_HANDLERS.test(String(attribute.name?.name)))
            context.report({
              node: attribute,
              message: 'use `onChange` and `onKeyDown`, which leave out input methods',
            });
      },
      CallExpression(node: Call): void {
        if (node.callee.property?.name === 'addEventListener' && FORBIDDEN_EVENTS.has(node.arguments[0]?.value))
          context.report({ node, message: 'listen to `keydown` or `change`, which leave out input methods' });
      },
    };
  },
};

const LENGTH_ATTRIBUTES = new Set<unknown>(['maxLength', 'minLength']);

const length = {
  create(context: Context) {
    const report = (node: unknown): void =>
      context.report({ node, message: 'use `limit`, which cuts nothing and counts characters as people see them' });
    return {
      JSXAttribute(node: Attribute): void {
        if (LENGTH_ATTRIBUTES.has(node.name?.name)) report(node);
      },
      CallExpression(node: Call): void {
        // The options of react-hook-form.
        if (node.callee.name !== 'register') return;
        for (const property of node.arguments.flatMap(({ properties = [] }) => properties))
          if (LENGTH_ATTRIBUTES.has(property.key?.name)) report(property);
      },
    };
  },
};

export default { meta: { name: 'input-method' }, rules: { 'text-field': textField, length } };
