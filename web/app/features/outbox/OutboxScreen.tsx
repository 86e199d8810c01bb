/** Messages that no provider carries (DESIGN §2), for whoever sets the site up. */
export default function OutboxScreen() {
  return (
    <main id="content" className="page-width section">
      <title>Postausgang</title>
      <meta name="robots" content="noindex" />
      <h1>Postausgang</h1>
    </main>
  );
}
