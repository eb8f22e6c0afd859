import { describe, expect, it } from 'vitest';
import { embedJson, escapeHtml } from './html.ts';

describe('what people wrote, inside a page', () => {
  it('cannot leave an attribute or open an element', () => {
    expect(escapeHtml('"><script>alert(1)</script>&')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a < b'])(
    'cannot leave its data block: %s',
    (name) => {
      const block = embedJson({ name });
      expect(block).not.toContain('<');
      expect(JSON.parse(block)).toEqual({ name });
    },
  );
});
