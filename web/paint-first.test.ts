import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const started = `<script type="module" async="">import "/list.js";
import * as route0 from "/root.js";
import * as route1 from "/home.js";

  window.modules = {"root":route0,"home":route1};

import("/entry.js");</script>`;

const head = '<title>$&</title><link rel="stylesheet" href="/a.css"/>';
const built = `<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${head}</head>`;

it('leaves nothing in the head that shares the line with the first paint', () => {
  expect(paintFirst(built + started)).toMatch(`<head>${head}</head>`);
});

it('asks for all programs once the page is painted, and runs them', () => {
  expect(paintFirst(built + started)).toBe(
    `<head>${head}</head><script type="module" async="">const run=async()=>{for(const href of ["/a.js","/b.js"])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));const[,route0,route1]=await Promise.all([import("/list.js"),import("/root.js"),import("/home.js")]);window.modules = {"root":route0,"home":route1};

import("/entry.js");};document.hidden?run():requestAnimationFrame(()=>setTimeout(run))</script>`,
  );
});

it('stops the build where a page starts in another way', () => {
  expect(() => paintFirst('<head></head><script>start()</script>')).toThrow('paint-first.ts');
});
