import type * as z from 'zod/mini';

/** A callable's contract: its name (the function's export), what goes in, what comes out. */
export interface Call<I extends z.ZodMiniType, O> {
  readonly name: string;
  readonly input: I;
  /** Type only: answers come from our own server and are not parsed again. */
  readonly output?: O;
}

export const call =
  <O>() =>
  <I extends z.ZodMiniType>(name: string, input: I): Call<I, O> => ({ name, input });

/** What a screen sends. */
export type CallInput<C> = C extends Call<infer I, unknown> ? z.input<I> : never;
/** What a handler gets, parsed. */
export type CallParsed<C> = C extends Call<infer I, unknown> ? z.output<I> : never;
/** What comes back. */
export type CallOutput<C> = C extends Call<z.ZodMiniType, infer O> ? O : never;
