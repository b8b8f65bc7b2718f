/** The address before the names of the build's files. A page may change it before it loads a file. */
declare let __webpack_public_path__: string;
