import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface DisclosureProps {
  /** What opens it; `label` when that alone doesn't say what. */
  summary: ReactNode;
  label?: string;
  summaryClassName?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Something that opens below its button. `<details>`, so that menus work before the program is there; with it, they
 * close by Escape, by a click elsewhere, when the focus leaves and when the page changes.
 */
export function Disclosure({ summary, label, summaryClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    details.current?.removeAttribute('open');
  }, [key]);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => element.removeAttribute('open');
    const onPointer = (event: Event) => event.target instanceof Node && !element.contains(event.target) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      relatedTarget instanceof Node && !element.contains(relatedTarget) && close();
    document.addEventListener('pointerdown', onPointer);
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
