import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';

/** SPEC §9: how long the word that something was saved stays. */
const savedNoteMs = 3000;

/**
 * A quiet word beside what was just saved, said once; it leaves by itself. `at` changes with each
 * save (ms), 0 while nothing was saved.
 */
export function SavedNote({ at, children }: { at: number; children: string }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!at) return undefined;
    const timer = setTimeout(() => setGone(at), savedNoteMs);
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <span role="status" className="inline-flex items-center gap-1 text-sm text-success">
      {at && gone !== at ? (
        <>
          <Check size={16} aria-hidden />
          {children}
        </>
      ) : null}
    </span>
  );
}
