# The server as an image: the page built with Node, the core compiled with mypyc, and a small image that runs both.
#
#   docker build -t delve .
#   docker run -p 8000:8000 -v delve:/data delve

FROM node:22-bookworm-slim AS page
WORKDIR /delve/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-fund --no-audit
COPY web ./
# The page's texts, which terminal and server share.
COPY src/delve/messages /delve/src/delve/messages
RUN npm run build -- --outDir /page --emptyOutDir

FROM python:3.11-bookworm AS wheel
WORKDIR /delve
COPY constraints ./constraints
RUN pip install --require-hashes -r constraints/uv.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src ./src
COPY --from=page /page ./src/delve/server/page
# A wheel for every Python would not be compiled: then something was missing.
RUN uv build --wheel --build-constraints constraints/dev.txt --out-dir /wheels && ! ls /wheels/*-none-any.whl
RUN uv venv /opt/delve \
    && uv pip install --python /opt/delve --constraints constraints/dev.txt \
        "$(echo /wheels/delve-*.whl)[postgres,redis]"

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 7203 --home-dir /data --create-home delve
COPY --from=wheel /opt/delve /opt/delve
ENV PATH=/opt/delve/bin:$PATH
USER delve
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["delve"]
CMD ["serve", "--host", "0.0.0.0", "--log-format", "json", "--log-level", "info"]
