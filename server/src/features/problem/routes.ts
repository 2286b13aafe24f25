import {
  answerProblem as answerCall,
  readProblems as readCall,
  reportProblem as reportCall,
} from '@puente/contract/problem';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import type { OrderPorts } from '../order/service.ts';
import { answerProblem } from './answer/service.ts';
import { readProblems, reportProblem } from './service.ts';

export function problemRoutes(context: Context, ports: OrderPorts): Route[] {
  return [
    route(readCall, ({ actor, params }) => readProblems(context, actor, params.id)),
    route(reportCall, ({ actor, params, body }) => reportProblem(context, actor, params.id, body)),
    route(answerCall, ({ actor, params, body }) =>
      answerProblem(context, ports, actor, { ...body, bookingId: params.id }),
    ),
  ];
}
