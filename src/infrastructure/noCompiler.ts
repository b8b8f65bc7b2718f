function refuse(): never {
  throw new Error('The container must be created without `jitless: false`.');
}

/**
 * Replaces the code of inversify that compiles resolvers with `new Function`. A container uses that code only with the
 * option `jitless: false`.
 */
export {
  refuse as buildNoActivationsInstanceBindingNodeResolverJit,
  refuse as buildNoActivationsResolvedValueBindingNodeResolverJit,
};
