/** A short message about something that just happened. What must be read belongs on the page. */
export const toast = {
  success: show('success'),
  error: show('error'),
  message: show('message'),
};

function show(kind: 'success' | 'error' | 'message') {
  return (text: string, options: Shown = {}): void => {
    void load().then(({ showToast }) => showToast(kind, text, options));
  };
}

type Shown = { description?: string; action?: { label: string; onClick: () => void } };

/** The toaster is larger than most pages: it loads with the first toast. */
function load() {
  return import('./toaster.tsx');
}
