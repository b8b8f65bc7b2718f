import path from 'node:path';

/**
 * A webpack loader for libraries that draw their icons with `innerHTML`, which Trusted Types forbid. It passes what they
 * assign through the policy of `src/ui/shared/icons/iconHtml.ts`, under the name in the option `policy`. The library must be
 * an ES module.
 *
 * @this {import('webpack').LoaderContext<{ readonly policy: string }>}
 * @param {string} source
 */
// oxlint-disable-next-line import/no-default-export -- webpack calls the default export of a loader.
export default function (source) {
  const { policy } = this.getOptions();
  const file = JSON.stringify(path.join(this.rootContext, 'src/ui/shared/icons/iconHtml.ts'));
  return `import { iconHtml as iconHtmlOf } from ${file};
const iconHtml = iconHtmlOf(${JSON.stringify(policy)});
${source.replace(/\.innerHTML = (.+);/g, '.innerHTML = iconHtml($1);')}`;
}
