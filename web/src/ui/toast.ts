type Shown = { description?: string; action?: { label: string; onClick: () => void } };

/** The toaster weighs more than most pages: it loads with the first word it has to say. */
const load = () => import('./toaster.tsx');

const show =
  (kind: 'success' | 'error' | 'message') =>
  (text: string, options: Shown = {}): void => {
    void load().then(({ showToast }) => showToast(kind, text, options));
  };

/** A short word about something that just happened. What must be read belongs on the page. */
export const toast = {
  success: show('success'),
  error: show('error'),
  message: show('message'),
};
