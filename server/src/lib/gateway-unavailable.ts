/** A gateway did not answer, or answered that it can't now; trying again makes sense. */
export class GatewayUnavailable extends Error {}
