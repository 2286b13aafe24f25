import type { ReactNode } from 'react';
import { StepTitle } from './step-title.tsx';

/** What has become of a step that can't go on: the heading says it, and what can be done follows. */
export function StepMessage(props: {
  icon?: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  const { icon, title, text, children } = props;
  return (
    <div role="alert" className="flex max-w-read flex-col items-start gap-4 py-4">
      {icon ? <span className="text-ink-faint">{icon}</span> : null}
      <StepTitle className="text-balance">{title}</StepTitle>
      {text ? <p className="text-ink-soft">{text}</p> : null}
      {children}
    </div>
  );
}
