import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { overlays } from './overlays.ts';

/** An undo button must be found and reached by pointer or keyboard; hovering stops the time. */
const actionMs = 10_000;

/**
 * On a phone: over the brand, whose bar is 3.5 rem high and as high as a toast of one line. Nothing
 * else there is neither read nor tapped next.
 */
const overBrand = 'calc(0.125rem + env(safe-area-inset-top))';

let mounted = false;

/** Mounts the toaster with the first toast. Use `toast` from toast.ts. */
export function showToast(
  kind: 'success' | 'error' | 'message',
  text: string,
  options: { description?: string; action?: { label: string; onClick: () => void } },
): void {
  if (!mounted) {
    mounted = true;
    const place = overlays().appendChild(document.createElement('div'));
    createRoot(place).render(
      <Toaster
        position="top-center"
        mobileOffset={{ top: overBrand, left: '0.5rem', right: '0.5rem' }}
        theme={(document.documentElement.dataset.theme as 'light' | 'dark' | undefined) ?? 'system'}
        toastOptions={{
          style: {
            background: 'var(--surface)',
            color: 'var(--ink)',
            border: '1px solid var(--line)',
            borderRadius: 'var(--radius-control)',
            boxShadow: 'var(--shadow)',
            fontFamily: 'var(--font-body)',
            fontSize: '1rem',
            minHeight: '3.25rem',
            padding: '0.125rem 0.75rem',
          },
          actionButtonStyle: {
            height: 'auto',
            minHeight: '44px',
            paddingInline: '1rem',
            borderRadius: 'var(--radius-control)',
            background: 'transparent',
            color: 'var(--primary-text)',
            fontSize: '1rem',
            fontWeight: 600,
          },
        }}
      />,
    );
  }
  sonner[kind](text, { ...options, ...(options.action ? { duration: actionMs } : {}) });
}
