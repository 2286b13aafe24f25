import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { overlays } from './overlays.ts';

/** An undo button must be found and reached by pointer or keyboard; hovering stops the time. */
const actionMs = 10_000;

/** On a phone: below the brand and what stands beside it, which is 3.5 rem high. */
const belowBrand = 'calc(3.5rem + env(safe-area-inset-top))';

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
        mobileOffset={{ top: belowBrand }}
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
