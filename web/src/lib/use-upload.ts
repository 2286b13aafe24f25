import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UploadOptions } from './upload.ts';

/**
 * Uploads one thing at a time; `percent` is the progress, `stop` aborts it. Leaving the screen
 * aborts it, too.
 */
export function useUpload<What, Saved>(
  send: (what: What, options: UploadOptions) => Promise<Saved>,
  onSuccess: (saved: Saved) => void,
) {
  const [percent, setPercent] = useState(0);
  const [stopper] = useState(() => createStopper());
  const sending = useMutation({
    mutationFn: (what: What) => {
      setPercent(0);
      return send(what, { onProgress: setPercent, signal: stopper.start() });
    },
    onSuccess,
  });
  useEffect(() => stopper.stop, [stopper]);
  return { ...sending, percent, stop: stopper.stop };
}

function createStopper() {
  let running: AbortController | null = null;
  return {
    start: () => {
      running = new AbortController();
      return running.signal;
    },
    stop: () => running?.abort(),
  };
}
