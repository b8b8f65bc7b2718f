/** The path under which the host serves the build, such as '/paddock', or '' for the root. The page's head names it. */
export const basePath = (document.querySelector<HTMLMetaElement>('meta[name=files]')?.dataset.base ?? '/').slice(0, -1);

__webpack_public_path__ = `${basePath}/`;
