import { expect, test } from 'vitest';
import { lazyPage, type PageModule } from './lazy-page.tsx';

test('a page that cannot be loaded fails once for everybody who waits for it', async () => {
  let asked = 0;
  const page = lazyPage(() => {
    asked++;
    return Promise.reject<PageModule>(new Error('lost'));
  });
  const first = page.preload();
  await expect(first).rejects.toThrow('lost');
  expect(page.preload()).toBe(first);
  expect(page.loaded()).toBeNull();
  expect(asked).toBe(1);
});
