interface Batch {
  readonly keys: Set<string>;
  readonly done: Promise<void>;
}

/**
 * Turns many single requests into few batches: while one batch runs, further keys gather for the next. Every promise
 * settles with the batch its key was in, so that whoever asked can try again.
 */
export function coalesce(
  run: (keys: readonly string[]) => Promise<void>,
  most: number,
): (key: string) => Promise<void> {
  let open: Batch | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function begin(): Batch {
    const keys = new Set<string>();
    const start = () => {
      if (open?.keys === keys) open = null;
      return run([...keys]);
    };
    const done = last.then(start, start);
    last = done;
    return { keys, done };
  }

  return (key) => {
    if (!open || open.keys.size >= most) open = begin();
    open.keys.add(key);
    return open.done;
  };
}
