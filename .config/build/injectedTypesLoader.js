/** The type of a parameter as the compiler writes it, if it sees one file at a time and cannot know whether the type is a class. */
const guarded = /typeof \(\w+ = typeof (\w+) !== "undefined" && \1\) === "function" \? \w+ : Object/g;

/**
 * Writes the injected classes as their names alone, which is shorter. `test/architecture.test.ts` fails on a type that is
 * not imported as a class.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} code
 * @param {string} map
 */
// oxlint-disable-next-line import/no-default-export -- webpack calls the default export of a loader.
export default function injectedTypesLoader(code, map) {
  this.callback(null, code.replace(guarded, '$1'), map);
}
