/** @jest-environment node */
import browserslist from 'browserslist';
import { namesIn, unsupportedScript, unsupportedStyles } from '../../.config/build/supportedBrowsers.js';

const browsers = browserslist(null, { path: process.cwd() });
const older = ['chrome 104', 'firefox 120', 'safari 17.5'];

describe('the supported browsers', () => {
  it('are those of the last years, and each has its oldest version', () => {
    for (const oldest of ['chrome 125', 'edge 125', 'firefox 128', 'safari 17.5', 'ios_saf 17.5']) {
      expect(browsers).toContain(oldest);
    }
  });
});

describe('a script of the build', () => {
  it.each(['class A { static { this.a ??= 1; } #b = 2; }', 'export const at = [1].at(-1);', '/(?<=a)b/d;'])(
    'may contain %s',
    script => expect(unsupportedScript(script, browsers)).toEqual([]),
  );

  it.each(['using a = b;', '/[a--b]/v;', 'import a from "b" with { type: "json" };'])('may not contain %s', script =>
    expect(unsupportedScript(script, browsers)).toEqual([expect.stringContaining('not ES2022')]),
  );

  it('does not fit a browser that knows less', () => {
    expect(unsupportedScript('a();', ['safari 16.3'])).toEqual(['ES2022 is not known to safari 16.3']);
  });
});

describe('a style sheet of the build', () => {
  it('is read by its rules, selectors, functions, units and newer properties', () => {
    const css = `@supports selector(:has(a)){a{top:0}}@container (width>1px){a:has(b)::before{content:":x{}";color:color-mix(in srgb,red,var(--a));
      background:url("a.svg?:y(");height:1dvh;mask-image:none;color:red}}a{& b{top:0}}`;
    expect([...namesIn(css)].sort()).toEqual(
      [
        '@supports',
        'selector()',
        '@container',
        ':has',
        '::before',
        'color-mix()',
        'var()',
        'url()',
        'dvh',
        'mask-image',
        '&',
      ].sort(),
    );
  });

  it('may use what all of them know', () => {
    const css = '@starting-style{a{top:0}}a:has(b){height:1lh;top:1dvh;-moz-a:b}a::-webkit-scrollbar{width:0}';
    expect(unsupportedStyles(css, browsers)).toEqual([]);
  });

  it.each([
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a:state(b){top:0}', ':state'],
    ['a{text-box:trim-both cap alphabetic}', 'text-box'],
    ['@view-transition{navigation:auto}', '@view-transition'],
  ])('may not use what nobody has checked: %s', (css, name) => {
    expect(unsupportedStyles(css, browsers)).toEqual([`${name} is not known to .config/build/supportedBrowsers.js`]);
  });

  it('does not fit browsers that know less', () => {
    expect(unsupportedStyles('a:has(b){top:0}', older)).toEqual([':has is not known to chrome 104, firefox 120']);
  });
});
