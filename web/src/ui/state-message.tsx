import { CircleAlert } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { ErrorAdvice } from './error-advice.ts';

type Message = { title: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode };

/** An empty state: one sentence that explains, one action. */
export function EmptyState({ title, text, icon, action }: Message) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {icon ? <span className="text-ink-faint">{icon}</span> : null}
      <h2 className="text-xl font-semibold">{title}</h2>
      {text ? <p className="max-w-[42ch] text-balance text-ink-soft">{text}</p> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  );
}

/** What happened, and a retry. `name` tells failures apart; by default the title. */
export function ErrorState({ title, text, icon, action, name }: Message & { name?: string }) {
  const advice = use(ErrorAdvice);
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="text-danger">{icon ?? <CircleAlert size={28} aria-hidden />}</span>
      <h2 className="text-lg font-semibold">{title}</h2>
      {text ? <p className="max-w-[46ch] text-balance text-ink-soft">{text}</p> : null}
      {action ? <div className="pt-2">{action}</div> : null}
      {advice?.(name ?? title)}
    </div>
  );
}
