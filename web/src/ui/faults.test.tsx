import { describe, expect, it } from 'vitest';
import { faults } from '../../test/faults.ts';
import { controls, headings } from '../../test/reading.ts';

// What judges every page in the tests: a judge that finds nothing would let all of them pass.

/** Strictly as it is written, without what a parser of HTML mends. */
function page(markup: string): Element {
  return new DOMParser().parseFromString(`<main>${markup}</main>`, 'application/xml')
    .documentElement;
}

describe('the judge of pages', () => {
  it.each([
    ['<button type="button"><svg aria-hidden="true"></svg></button>', 'a button without a name'],
    ['<a href="/"><img src="x" alt=""/></a>', 'a a without a name'],
    ['<img src="x"/>', 'a picture without alt'],
    ['<input id="a"/>', 'a input without a label'],
    ['<label for="b">Name</label>', 'no such id: b'],
    ['<p id="a">1</p><p id="a">2</p>', 'id twice: a'],
    ['<section aria-labelledby="gone"></section>', 'no such id: gone'],
    ['<h1>A</h1><h3>B</h3>', 'h3 after h1'],
    ['<h2> </h2>', 'an empty h2'],
    ['<h1>A</h1><h1>B</h1>', 'more than one h1'],
    ['<a href="/">A <button>B</button></a>', 'a control in a a'],
    ['<ul><div>A</div></ul>', 'a div in a list'],
    ['<p>A<div>B</div></p>', 'a block in a paragraph'],
    ['<p>MISSING you.title</p>', 'text: MISSING you.title'],
    ['<p>In {{count}} days</p>', 'text: {{count}}'],
    ['<p>NaN %</p>', 'text: NaN'],
    ['<p>since undefined</p>', 'text: undefined'],
    ['<p>Invalid Date</p>', 'text: Invalid Date'],
    ['<p>Ana ()</p>', 'text: ()'],
    ['<a href="/you" aria-current="page">You</a>', 'not the current page: You'],
    [
      '<nav><a href="/a" aria-current="page">A</a><a href="/b" aria-current="page">B</a></nav>',
      'two current pages in one navigation',
    ],
  ])('finds the fault of %s', (markup, fault) => {
    expect(faults(page(markup))).toEqual([fault]);
  });

  it.each([
    '<h2>A</h2><h3>B</h3><h2>C</h2>',
    '<label>Name <input/></label>',
    '<label for="a">Name</label><input id="a" aria-describedby="b"/><p id="b">Help</p>',
    '<button aria-label="Close"><svg></svg></button>',
    '<a href="/"><img src="x" alt="Ana"/></a>',
    '<input type="file" hidden=""/>',
    '<ul><li><button>A &amp; B</button></li></ul>',
    '<a href="/?q=1" aria-current="page">Here</a>',
    '<p>nullable, undefinedness</p>',
  ])('has nothing against %s', (markup) => {
    expect(faults(page(markup))).toEqual([]);
  });

  it('reads names and headings as they are heard', () => {
    const markup = page(
      '<h1>Ana <!-- -->Soto</h1><button><span aria-hidden="true">3</span>' +
        '<span class="sr-only">3 waiting</span></button><a href="/">R&amp;D<br/>x</a>',
    );
    expect(controls(markup)).toEqual(['3 waiting', 'R&D x']);
    expect(headings(markup)).toEqual(['1 Ana Soto']);
  });
});
