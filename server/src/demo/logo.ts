type Colors = { primaryColor: string; secondaryColor: string; headerColor: string };

const shapes = {
  // A roof over an open door.
  house: (light: string, accent: string) =>
    `<path d="M96 246 256 128l160 118v22L256 152 96 268z" fill="${light}"/>` +
    `<path d="M132 272 256 180l124 92v112H132z" fill="${light}"/>` +
    `<path d="M222 384v-92h68v92z" fill="${accent}"/>`,
  // A needle that points north over a bridge.
  needle: (light: string, accent: string) =>
    `<path d="M256 96 300 268h-88z" fill="${accent}"/>` +
    `<path d="M256 96 212 268h44z" fill="${light}"/>` +
    `<path d="M104 348a152 116 0 0 1 304 0h-34a118 86 0 0 0-236 0z" fill="${light}"/>` +
    `<path d="M88 348h336v28H88z" fill="${light}"/>`,
};

/** The round logo of a demo partner, drawn in its colours. */
export function logoSvg(name: string, { primaryColor, secondaryColor }: Colors): string {
  const draw = name.startsWith('Casa') ? shapes.house : shapes.needle;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">` +
    `<circle cx="256" cy="256" r="256" fill="${primaryColor}"/>` +
    `${draw('#fffdf8', secondaryColor)}</svg>`
  );
}
