import { CircleAlert } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';

type Message = { title: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode };

/** Nothing here yet: one sentence that teaches, one action. */
export function EmptyState({ title, text, icon, action }: Message) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {icon ? <span className="text-ink-faint">{icon}</span> : null}
      <h2 className="text-xl font-semibold">{title}</h2>
      {text ? <p className="max-w-[42ch] text-ink-soft">{text}</p> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  );
}

/** Given by whoever knows what to do when the same thing (`of`) fails again and again. */
export const ErrorAdvice = createContext<((of: string) => ReactNode) | null>(null);

/** What happened, and a way to try again. `name` tells failures apart; the title, if none. */
export function ErrorState({ title, text, icon, action, name }: Message & { name?: string }) {
  const advice = use(ErrorAdvice);
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="text-danger">{icon ?? <CircleAlert size={28} aria-hidden />}</span>
      <h2 className="text-lg font-semibold">{title}</h2>
      {text ? <p className="max-w-[46ch] text-ink-soft">{text}</p> : null}
      {action ? <div className="pt-2">{action}</div> : null}
      {advice?.(name ?? title)}
    </div>
  );
}
