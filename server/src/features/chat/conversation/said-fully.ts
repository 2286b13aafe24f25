import { saying } from '../filters/plain.ts';
import type { Plan } from './rules.ts';
import type { Table } from './table/table.ts';

/** Whether the body is as it should be is for a doctor to say. */
const ofHealth =
  /\b(?:pains?|hurts?|ach(?:es?|ing)|symptoms?|medic\w+|pills?|blood|bleed\w*|fever|rash|lump|chest|dizz\w+|pregnan\w+|diagnos\w+|dos(?:e|age)|doctor|dolor\w*|duele\w*|sintomas?|pastillas?|sangr\w+|fiebre|bulto|pecho|mare\w+|embaraz\w+|dosis)\b/;

const ofSeveral =
  /\b(?:of (?:them|these|those|the (?:two|three))|de (?:ell[oa]s|est[oa]s|es[oa]s|l[oa]s (?:dos|tres)))\b/;

/** A plan with what has to be said along with it: a doctor for the body, or that only one person was shown. */
export function saidFully(plan: Plan, text: string, { known }: Table): Plan {
  if (plan.kind === 'desk' && plan.topic === 'advice' && ofHealth.test(saying(text)))
    return { ...plan, topic: 'healthAdvice' };
  const isOfSeveral = known.length === 1 && ofSeveral.test(saying(text));
  return plan.kind === 'people' && isOfSeveral ? { ...plan, isAlone: true } : plan;
}
