/* A small single-page app: templates, history routing, forms that come, go and move. */
const view = document.querySelector('#view');
const routes = { '/app': 'letters', '/app/about': 'about', '/app/subscribe': 'subscribe' };

function render() {
  const name = routes[location.pathname] ?? 'letters';
  view.replaceChildren(document.querySelector(`#${name}`).content.cloneNode(true));
}

function go(path) {
  history.pushState(null, '', path);
  render();
}

const form = () => view.querySelector('flyleaf-subscribe-form');
const place = (id) => view.querySelector(`#${id}`);

const actions = {
  add() {
    if (!form()) place('left').append(document.createElement('flyleaf-subscribe-form'));
  },
  remove() {
    form()?.remove();
  },
  move() {
    const moving = form();
    if (!moving) return;
    const target = moving.parentElement === place('left') ? place('right') : place('left');
    target.append(moving);
  },
};

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-route]');
  const button = event.target.closest('button[data-do]');
  if (button) actions[button.dataset.do]();
  if (!link || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  go(link.getAttribute('href'));
});
addEventListener('popstate', render);

for (const name of ['ready', 'shown', 'dismissed', 'subscribed', 'error']) {
  document.addEventListener(`flyleaf:${name}`, (event) => {
    const line = document.createElement('li');
    line.textContent = `${name} · ${event.detail.widget}`;
    document.querySelector('#events').append(line);
  });
}

render();
