import { Check } from 'lucide-react';
import { useState } from 'react';
import { useIsPast } from '../lib/passing-time.ts';

/** How long "Saved" is shown (notice-1). */
const savedNoteMs = 3000;

/**
 * A short note next to what was just saved, announced once; it disappears by itself. `at` changes
 * with each save (ms), 0 while nothing was saved.
 */
export function SavedNote({ at, children }: { at: number; children: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-1 text-sm text-success">
      {at ? <Note key={at}>{children}</Note> : null}
    </span>
  );
}

function Note({ children }: { children: string }) {
  const [endsAtMs] = useState(() => Date.now() + savedNoteMs);
  if (useIsPast(endsAtMs)) return null;
  return (
    <>
      <Check size={16} aria-hidden />
      {children}
    </>
  );
}
