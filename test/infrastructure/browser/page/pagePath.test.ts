/** @jest-environment jsdom */
const head = '<meta name=files data-base="BASE">';

/** Where a page of a build under this path is after its start. */
async function startedAt(base: string, address: string) {
  document.head.innerHTML = head.replace('BASE', base);
  history.replaceState({ usr: 1 }, '', location.origin + address);
  jest.resetModules();
  const { dropNeedlessSlashes, pagePath } = await import('../../../../src/infrastructure/browser/page/pagePath');
  dropNeedlessSlashes();
  expect(history.state).toEqual({ usr: 1 });
  return [location.href.slice(location.origin.length), pagePath()];
}

describe('the path of the page', () => {
  it.each([
    ['/browsing/browse/?page=2#a', '/browsing/browse?page=2#a', '/browsing/browse'],
    ['//browsing//browse///', '/browsing/browse', '/browsing/browse'],
    ['//', '/', '/'],
    ['/', '/', '/'],
    ['/browsing/browse', '/browsing/browse', '/browsing/browse'],
  ])('has no needless slashes at %s', async (address, whole, path) =>
    expect(await startedAt('/', address)).toEqual([whole, path]),
  );

  it.each([
    ['/paddock/', '/paddock/', '/'],
    ['/paddock', '/paddock/', '/'],
    ['//paddock//today/', '/paddock/today', '/today'],
  ])('is that below the path of the build at %s', async (address, whole, path) =>
    expect(await startedAt('/paddock/', address)).toEqual([whole, path]),
  );
});
