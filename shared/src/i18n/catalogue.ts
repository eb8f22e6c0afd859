/** The shape of an English namespace with any texts in it: what a translation `satisfies`, so a missing key does not compile. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
